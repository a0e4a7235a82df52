//! The source map: from positions back to files, lines and columns.

use super::{Name, Pos, SourceText, Span};
use smallvec::SmallVec;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A file of one compile, in order of inclusion. The same file included twice is two of these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FileId(pub u32);

/// A file as the source map knows it.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// The name it was opened by, as diagnostics show it.
    pub name: Arc<str>,
    /// Its text.
    pub text: Arc<SourceText>,
    /// The position of its first byte.
    pub base: Pos,
    /// The `#include` that brought it in.
    pub included_from: Option<Pos>,
    /// What `#line` directives changed, by offset: (offset from which it holds, line to add, name).
    line_marks: Vec<LineMark>,
}

#[derive(Clone, Debug)]
struct LineMark {
    offset: u32,
    delta: i64,
    name: Option<Arc<str>>,
}

/// One replacement of a macro by its body: the tokens' positions run from `base`, parallel to their spelling. Tokens of
/// arguments keep the positions they were written at.
#[derive(Clone, Copy, Debug)]
pub struct Expansion {
    /// The first position that belongs to it.
    pub base: Pos,
    /// Where the text that `base` stands for is spelled: in the macro's body.
    pub spelling: Pos,
    /// The use of the macro that this replaced.
    pub site: Span,
    /// The macro.
    pub name: Name,
}

/// A place as people name it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Location {
    /// The file's name.
    pub file: Arc<str>,
    /// Line, from 1.
    pub line: u32,
    /// Column in bytes, from 1.
    pub column: u32,
}

/// Files that nothing includes take whole multiples of this many positions, so that where headers lie does not depend on
/// how long the main file and the command line are, unless they are very long.
const ROOM: u64 = 1 << 16;

/// Ranges of text that stand elsewhere in another map, and by how much further on.
pub(crate) type Moves = SmallVec<[(RangeInclusive<Pos>, i64); 8]>;

/// All files and macro expansions of one compile.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    files: Vec<SourceFile>,
    expansions: Vec<Expansion>,
    next: u32,
    next_expansion: u32,
}

impl SourceMap {
    /// An empty map.
    pub fn new() -> SourceMap {
        SourceMap { next: 1, next_expansion: Pos::EXPANSIONS, ..SourceMap::default() }
    }

    /// Adds a file. `None` when the position space is full (two gigabytes of text).
    pub fn add_file(
        &mut self,
        name: Arc<str>,
        text: Arc<SourceText>,
        included_from: Option<Pos>,
    ) -> Option<FileId> {
        let base = self.next.max(1);
        let mut end = u64::from(base) + text.len() as u64 + 1;
        if included_from.is_none() {
            end = end.next_multiple_of(ROOM);
        }
        if end >= u64::from(Pos::EXPANSIONS) {
            return None;
        }
        self.next = end as u32;
        let id = FileId(self.files.len() as u32);
        self.files.push(SourceFile { name, text, base: Pos(base), included_from, line_marks: Vec::new() });
        Some(id)
    }

    /// Adds a macro expansion whose text is `len` bytes long. `None` when the position space is full.
    pub fn add_expansion(&mut self, spelling: Pos, len: u32, site: Span, name: Name) -> Option<Pos> {
        let base = self.next_expansion.max(Pos::EXPANSIONS);
        let end = base.checked_add(len)?.checked_add(1)?;
        self.next_expansion = Some(end).filter(|&end| end < Pos::END)?;
        self.expansions.push(Expansion { base: Pos(base), spelling, site, name });
        Some(Pos(base))
    }

    /// Records a `#line`: from `offset` in `file` on, lines count from `line`, of file `name` where one is given.
    pub fn add_line_mark(&mut self, file: FileId, offset: u32, line: u32, name: Option<Arc<str>>) {
        let physical = self.physical_line(file, offset).0;
        let f = &mut self.files[file.0 as usize];
        let name = name.or_else(|| f.line_marks.last().and_then(|m| m.name.clone()));
        f.line_marks.push(LineMark { offset, delta: i64::from(line) - i64::from(physical), name });
    }

    /// Goes on from where another map was: what this one has of files stays, and everything after those comes from there.
    /// False, and nothing is changed, where the first file after them would lie elsewhere. `moved` says where in the files
    /// of this map the `#include` at a place of theirs stands, `moves` what else stands elsewhere.
    pub(crate) fn go_on_from(&mut self, kept: &SourceMap, moved: impl Fn(Pos) -> Pos, moves: &Moves) -> bool {
        let own = self.files.len();
        let same = |(a, b): (&SourceFile, &SourceFile)| a.base == b.base;
        let first = kept.files.get(own).map_or(kept.next, |file| file.base.0);
        let fits =
            kept.files.len() >= own && self.next == first && self.files.iter().zip(&kept.files).all(same);
        if !fits || !self.expansions.is_empty() {
            return false;
        }
        self.files.extend(
            kept.files[own..]
                .iter()
                .map(|file| SourceFile { included_from: file.included_from.map(&moved), ..file.clone() }),
        );
        self.expansions.clone_from(&kept.expansions);
        if !moves.is_empty() {
            let place = |pos: &mut Pos| {
                if let Some((_, by)) = moves.iter().find(|(range, _)| range.contains(pos)) {
                    *pos = Pos(i64::from(pos.0).wrapping_add(*by) as u32);
                }
            };
            for expansion in &mut self.expansions {
                place(&mut expansion.spelling);
                place(&mut expansion.site.lo);
                place(&mut expansion.site.hi);
            }
        }
        (self.next, self.next_expansion) = (kept.next, kept.next_expansion);
        true
    }

    /// Gives a file another text, in the room that it has.
    pub(crate) fn replace_text(&mut self, file: FileId, text: Arc<SourceText>) {
        self.files[file.0 as usize].text = text;
    }

    /// About how many bytes the map takes, the texts aside.
    pub(crate) fn bytes(&self) -> usize {
        self.files.len() * size_of::<SourceFile>() + self.expansions.len() * size_of::<Expansion>()
    }

    /// Whether a file's lines are counted otherwise somewhere.
    pub(crate) fn has_line_marks(&self, id: FileId) -> bool {
        !self.file(id).line_marks.is_empty()
    }

    /// The files in order of inclusion; the first is the main file (or the command line's definitions).
    pub fn files(&self) -> &[SourceFile] {
        &self.files
    }

    /// A file by its id.
    pub fn file(&self, id: FileId) -> &SourceFile {
        &self.files[id.0 as usize]
    }

    /// The file that a position outside macro expansions lies in.
    pub fn file_of(&self, pos: Pos) -> Option<FileId> {
        if pos == Pos::NONE || pos.is_expansion() {
            return None;
        }
        let i = self.files.partition_point(|f| f.base <= pos);
        (i > 0).then(|| FileId(i as u32 - 1))
    }

    /// The macro expansion that a position lies in.
    pub fn expansion_of(&self, pos: Pos) -> Option<&Expansion> {
        if !pos.is_expansion() {
            return None;
        }
        let i = self.expansions.partition_point(|e| e.base <= pos);
        self.expansions.get(i.checked_sub(1)?)
    }

    /// The outermost use of a macro, in a file, that a position comes from: from the macro's body, or from an argument. It takes
    /// time in proportion to the uses: this is for errors.
    pub fn use_around(&self, pos: Pos) -> Option<Span> {
        let mut site = self.expansion_of(pos).map(|e| e.site);
        while let Some(outer) = site.and_then(|site| self.expansion_of(site.lo)) {
            site = Some(outer.site);
        }
        let at = site.map_or(pos, |site| site.lo);
        let around = self
            .expansions
            .iter()
            .map(|e| e.site)
            .filter(|s| s.lo <= at && at < s.hi && !s.lo.is_expansion());
        around.max_by_key(|s| s.hi.0 - s.lo.0).or(site)
    }

    /// Where the text at `pos` was written: through macro bodies and arguments, down to a file.
    pub fn spelling(&self, mut pos: Pos) -> Pos {
        while let Some(e) = self.expansion_of(pos) {
            pos = e.spelling.offset(pos.0 - e.base.0);
        }
        pos
    }

    /// The place in a file that diagnostics show: where the outermost macro that `pos` came through was used; `pos`
    /// itself if none.
    pub fn file_pos(&self, mut pos: Pos) -> Pos {
        while let Some(e) = self.expansion_of(pos) {
            pos = e.site.lo;
        }
        pos
    }

    /// File, line and column of a position: of the macro's use, where it came through one.
    pub fn location(&self, pos: Pos) -> Option<Location> {
        let pos = self.file_pos(pos);
        let id = self.file_of(pos)?;
        let file = self.file(id);
        let offset = pos.0 - file.base.0;
        let (line, start) = self.physical_line(id, offset);
        let column = offset - start + 1;
        let i = file.line_marks.partition_point(|m| m.offset <= offset);
        let Some(mark) = i.checked_sub(1).map(|i| &file.line_marks[i]) else {
            return Some(Location { file: file.name.clone(), line, column });
        };
        let line = (i64::from(line) + mark.delta).clamp(0, i64::from(u32::MAX)) as u32;
        Some(Location { file: mark.name.clone().unwrap_or_else(|| file.name.clone()), line, column })
    }

    /// The start of the line of a file that a position is in, or is used in.
    pub fn start_of_line(&self, pos: Pos) -> Pos {
        let pos = self.file_pos(pos);
        let column = self.line_text(pos).map_or(0, |(_, column)| column);
        Pos(pos.0 - column)
    }

    /// Whether nothing but space, and the sign of a directive, stands between two positions of a file.
    pub fn is_blank(&self, id: FileId, from: Pos, to: Pos) -> bool {
        let file = self.file(id);
        let range = (from.0 - file.base.0) as usize..(to.0 - file.base.0) as usize;
        file.text
            .as_bytes()
            .get(range)
            .is_some_and(|text| text.iter().all(|&byte| byte.is_ascii_whitespace() || byte == b'#'))
    }

    /// Where the main file ends, before its last line break: where what is missing at its end is told.
    pub fn end_of_main(&self) -> Pos {
        let Some(main) = self.files.iter().rfind(|file| file.included_from.is_none()) else {
            return Pos::NONE;
        };
        let text = main.text.as_bytes();
        let text = text.strip_suffix(b"\n").unwrap_or(text);
        main.base.offset(text.strip_suffix(b"\r").unwrap_or(text).len() as u32)
    }

    /// Whether a position is in the main file, or in what a macro made there.
    pub fn is_in_main(&self, pos: Pos) -> bool {
        let file = self.file_of(self.file_pos(pos));
        file.is_some_and(|id| self.file(id).included_from.is_none())
    }

    /// The name of the file that a position is in, or that includes the one it is in, and so on.
    pub fn main_name(&self, pos: Pos) -> Option<Arc<str>> {
        let mut pos = self.file_pos(pos);
        while let Some(from) = self.file_of(pos).and_then(|id| self.file(id).included_from) {
            pos = self.file_pos(from);
        }
        self.location(pos).map(|place| place.file)
    }

    /// The text of a file position's line, without the line break, and the position's column from 0. A very long line is cut
    /// after the position.
    pub fn line_text(&self, pos: Pos) -> Option<(&str, u32)> {
        let id = self.file_of(pos)?;
        let file = self.file(id);
        let offset = pos.0 - file.base.0;
        let (_, start) = self.physical_line(id, offset);
        let rest = file.text.get(start as usize..)?;
        let mut end = rest.len().min((offset - start) as usize + 1024);
        while !rest.is_char_boundary(end) {
            end += 1;
        }
        let column = (offset - start) as usize;
        let line = rest.as_bytes().get(column..end).unwrap_or(&[]);
        let end = memchr::memchr2(b'\n', b'\r', line).map_or(end, |n| column + n);
        Some((&rest[..end], offset - start))
    }

    /// Line from 1 as it lies in the file, and the offset of its first byte.
    fn physical_line(&self, id: FileId, offset: u32) -> (u32, u32) {
        self.file(id).text.line(offset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns() {
        let mut map = SourceMap::new();
        let text = |t: &str| Arc::new(SourceText::from(t));
        let a = map.add_file("a.hlsl".into(), text("one\ntwo\nthree"), None).unwrap();
        let b = map.add_file("b.hlsl".into(), text("x\r\ny"), Some(map.file(a).base)).unwrap();
        let at = |map: &SourceMap, f: FileId, o: u32| {
            let l = map.location(map.file(f).base.offset(o)).unwrap();
            (l.file.to_string(), l.line, l.column)
        };
        assert_eq!(at(&map, a, 0), ("a.hlsl".into(), 1, 1));
        assert_eq!(at(&map, a, 5), ("a.hlsl".into(), 2, 2));
        assert_eq!(at(&map, a, 13), ("a.hlsl".into(), 3, 6));
        assert_eq!(at(&map, b, 3), ("b.hlsl".into(), 2, 1));
        map.add_line_mark(a, 8, 100, Some("c.hlsl".into()));
        assert_eq!(at(&map, a, 9), ("c.hlsl".into(), 100, 2));
        assert_eq!(at(&map, a, 5), ("a.hlsl".into(), 2, 2));
    }
}
