//! The version: that of DXC whose interfaces and arguments these are, and our own as text.

use crate::com::args::Out;
use crate::com::malloc::Allocator;
use crate::com::{Hresult, code};
use crate::compiler::Compiler;
use crate::interfaces::{Version2Methods, Version3Methods, VersionMethods};
use crate::validator::Validator;
use std::ffi::c_char;

/// Clients tell by it which arguments and interfaces there are.
const VERSION: (u32, u32) = (1, 8);

/// Declares the methods for a class.
macro_rules! versioned {
    ($($class:ty),*) => { $(
        impl VersionMethods for $class {
            fn get_version(&self, major: Out<u32>, minor: Out<u32>) -> Hresult {
                code(check(&major, &minor).and_then(|()| major.put(VERSION.0)).and_then(|()| minor.put(VERSION.1)))
            }

            fn get_flags(&self, flags: Out<u32>) -> Hresult {
                code(check(&flags, &flags).and_then(|()| flags.put(0)))
            }
        }

        impl Version2Methods for $class {
            fn get_commit_info(&self, count: Out<u32>, hash: Out<*mut c_char>) -> Hresult {
                let commit = || {
                    check(&count, &hash)?;
                    count.put(0)?;
                    hash.put(Allocator::task_string("")?)
                };
                code(commit())
            }
        }

        impl Version3Methods for $class {
            fn get_custom_version_string(&self, text: Out<*mut c_char>) -> Hresult {
                let string = || {
                    check(&text, &text)?;
                    text.put(Allocator::task_string(concat!("trefoil ", env!("CARGO_PKG_VERSION")))?)
                };
                code(string())
            }
        }
    )* };
}

versioned!(Compiler, Validator);

/// Whether both places can be written to, before the first of them is.
fn check<A, B>(first: &Out<A>, second: &Out<B>) -> crate::com::Com {
    if first.is_null() || second.is_null() { Err(crate::com::E_INVALIDARG) } else { Ok(()) }
}
