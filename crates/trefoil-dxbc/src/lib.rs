//! The way to shader model 5.1 byte code, its reading and its listing.
