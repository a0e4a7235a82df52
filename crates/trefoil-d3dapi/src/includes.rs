//! Included files as the compiler asks for them: from the disk, or from the client's object.

use crate::com::client::{Includes, Opened, Opener};
use std::cell::RefCell;
use std::sync::Arc;
use trefoil::IncludeHandler;

/// The client's choice as the compiler's handler.
pub(crate) struct Files<'a> {
    includes: &'a Includes,
    /// What the client has opened, by the path that the compiler knows it by. All stay open until the compile ends.
    opened: RefCell<Vec<(String, Opened)>>,
}

impl<'a> Files<'a> {
    /// Nothing is opened yet.
    pub(crate) fn new(includes: &'a Includes) -> Files<'a> {
        Files { includes, opened: RefCell::default() }
    }

    fn find(&self, path: &str) -> Option<Opened> {
        self.opened.borrow().iter().find(|(known, _)| known == path).map(|(_, file)| *file)
    }

    /// Opens a file and finds a path for it: the name, with a number where another file has been opened by it.
    fn open(&self, client: &Opener, written: &str, angled: bool, includer: &str) -> Option<String> {
        let file = client.open(written, angled, self.find(includer).as_ref())?;
        let mut opened = self.opened.borrow_mut();
        let mut path = written.to_owned();
        let mut number = 1;
        while let Some((_, other)) = opened.iter().find(|(known, _)| *known == path) {
            if other.bytes() == file.bytes() {
                client.close(file);
                return Some(path);
            }
            number += 1;
            path = format!("{written}#{number}");
        }
        opened.push((path.clone(), file));
        Some(path)
    }
}

impl IncludeHandler for Files<'_> {
    fn load(&self, path: &str) -> Option<Arc<[u8]>> {
        match self.includes {
            Includes::Nothing => None,
            Includes::Standard => std::fs::read(path).ok().map(Arc::from),
            Includes::Client(_) => self.find(path).map(|file| Arc::from(file.bytes())),
        }
    }

    fn resolve(&self, written: &str, angled: bool, includer: &str) -> Option<String> {
        match self.includes {
            Includes::Client(client) => self.open(client, written, angled, includer),
            Includes::Nothing | Includes::Standard => None,
        }
    }
}

impl Drop for Files<'_> {
    fn drop(&mut self) {
        if let Includes::Client(client) = self.includes {
            self.opened.get_mut().drain(..).rev().for_each(|(_, file)| client.close(file));
        }
    }
}
