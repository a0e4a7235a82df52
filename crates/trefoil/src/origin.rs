//! Where a module comes from, for the debug information in it.

use crate::{Profile, Request};
use std::sync::Arc;
use trefoil_hlsl::lower::span;
use trefoil_hlsl::source::SourceMap;
use trefoil_ir::Loc;
use trefoil_spirv::{Origin, Spot};

/// HLSL of some shader model, with its sources.
pub(crate) struct HlslOrigin<'a> {
    profile: Profile,
    arguments: &'a [String],
    sources: &'a SourceMap,
}

impl<'a> HlslOrigin<'a> {
    pub(crate) fn new(request: &'a Request<'_>, sources: &'a SourceMap) -> Self {
        Self { profile: request.profile, arguments: &request.options.debug.arguments, sources }
    }
}

impl Origin for HlslOrigin<'_> {
    fn version(&self) -> u32 {
        u32::from(self.profile.model.major) * 100 + u32::from(self.profile.model.minor) * 10
    }

    fn files(&self) -> Vec<(Arc<str>, String)> {
        // Without an includer there are the request's own file and what the command line defines, which has no name.
        let own = self.sources.files().iter().filter(|file| !file.name.starts_with('<'));
        let mut files: Vec<_> = own.map(|file| (file.name.clone(), file.text.to_string())).collect();
        let mut seen: Vec<Arc<str>> = Vec::new();
        files.retain(|(name, _)| {
            let is_new = !seen.contains(name);
            if is_new {
                seen.push(name.clone());
            }
            is_new
        });
        files
    }

    fn spot(&self, loc: Loc) -> Option<Spot> {
        let at = self.sources.location(span(loc).lo)?;
        Some(Spot { file: at.file, line: at.line, column: at.column })
    }

    fn command_line(&self) -> String {
        self.arguments.join(" ")
    }
}
