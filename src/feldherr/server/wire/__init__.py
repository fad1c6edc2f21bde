"""What goes over the wire: frames, sockets, errors, a client in Python."""
