"""Whether the tests would notice: refusals disabled one by one."""
