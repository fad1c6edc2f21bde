"""Whether the tests would notice: rules changed bit by bit, refusals disabled one by one."""
