//! The DirectX shader container and every part in it.
