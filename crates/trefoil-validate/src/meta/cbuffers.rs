//! Constant buffers: structures whose fields lie within them and beside each other.

use super::annotations::{Annotation, Field};
use crate::Rule;
use crate::program::{Program, Resource};
use crate::report::Report;
use trefoil_dxil_read::bitcode_model::Ty;
use trefoil_facts::{ComponentType, ResourceClass};

/// The bytes of a row.
const ROW: u32 = 16;
/// The orientation of matrices whose rows lie one after the other.
const ROWS_FIRST: u32 = 1;
/// The largest constant buffer, in bytes.
const MAX_SIZE: i64 = 65536;
/// How many fields of a buffer are looked at, those of every element of an array counted.
const MAX_FIELDS: usize = 1 << 16;
/// How deep structures are followed.
const MAX_DEPTH: u32 = 32;

pub(super) fn check(program: &Program<'_>, annotations: &[Annotation], report: &mut Report) {
    for resource in program.resources.iter().filter(|r| r.class == ResourceClass::CBuffer) {
        let mut ty = resource.ty;
        if let Ty::Array { elem, .. } = program.module.ty(ty) {
            ty = *elem;
        }
        match program.module.ty(ty) {
            Ty::Struct { .. } if resource.detail as u32 as i64 > MAX_SIZE => {}
            Ty::Struct { .. } => {
                let mut buffer =
                    Buffer { program, annotations, resource, ranges: Vec::new(), left: MAX_FIELDS };
                if let Some(annotation) = annotations.iter().find(|a| a.ty == ty) {
                    buffer.structure(annotation, 0, 0, report);
                }
                buffer.overlaps(report);
            }
            _ => report.whole(Rule::SmCBufferTemplateTypeMustBeStruct, &[&resource.label()]),
        }
    }
}

struct Buffer<'a> {
    program: &'a Program<'a>,
    annotations: &'a [Annotation],
    resource: &'a Resource<'a>,
    /// First and last byte of each field.
    ranges: Vec<(u32, u32)>,
    left: usize,
}

impl Buffer<'_> {
    fn say(&self, rule: Rule, offset: u32, report: &mut Report) {
        report.whole(rule, &[&self.resource.label(), &offset]);
    }

    /// The fields of a structure that begins at an offset.
    fn structure(&mut self, annotation: &Annotation, base: u32, depth: u32, report: &mut Report) {
        let Ty::Struct { fields, .. } = self.program.module.ty(annotation.ty) else { return };
        if depth > MAX_DEPTH {
            return;
        }
        for (field, &ty) in annotation.fields.iter().zip(fields) {
            if self.left == 0 {
                return;
            }
            self.left -= 1;
            self.field(annotation, (field, ty), base, depth, report);
        }
    }

    fn field(
        &mut self,
        within: &Annotation,
        (field, ty): (&Field, u32),
        base: u32,
        depth: u32,
        report: &mut Report,
    ) {
        let m = self.program.module;
        let is_array = matches!(m.ty(ty), Ty::Array { .. });
        if is_array && !field.offset.is_multiple_of(ROW) {
            return self.say(Rule::SmCBufferArrayOffsetAlignment, field.offset, report);
        }
        let (mut of, mut count) = (ty, 1u32);
        while let Ty::Array { len, elem } = m.ty(of) {
            count = count.saturating_mul(u32::try_from(*len).unwrap_or(u32::MAX));
            of = *elem;
        }
        let size = self.size(field, of);
        let stride = if is_array { size.checked_next_multiple_of(ROW).unwrap_or(u32::MAX) } else { size };
        let whole = count.saturating_sub(1).saturating_mul(stride).saturating_add(size);
        if field.offset.saturating_add(whole) > within.size {
            return self.say(Rule::SmCBufferElementOverflow, base.saturating_add(field.offset), report);
        }
        let begin = base.saturating_add(field.offset);
        match self.annotations.iter().find(|a| a.ty == of && matches!(m.ty(of), Ty::Struct { .. })) {
            Some(inner) => {
                for element in 0..count.min(self.left as u32) {
                    let at = begin.saturating_add(element.saturating_mul(stride));
                    self.structure(inner, at, depth + 1, report);
                }
            }
            None if size > 0 => self.ranges.push((begin, begin.saturating_add(whole.saturating_sub(1)))),
            None => {}
        }
    }

    /// The bytes of a field, or of an element of it.
    fn size(&self, field: &Field, ty: u32) -> u32 {
        let m = self.program.module;
        let annotated = || self.annotations.iter().find(|a| a.ty == ty).map(|a| a.size);
        let component: u32 = match ComponentType::from_number(field.component).map_or(0, ComponentType::bits)
        {
            64 => 8,
            16 if !self.program.uses_min_precision() => 2,
            _ => 4,
        };
        if let Ty::Vector { len, .. } = m.ty(ty) {
            return component.saturating_mul(u32::try_from(*len).unwrap_or(u32::MAX));
        }
        let is_struct = matches!(m.ty(ty), Ty::Struct { .. });
        match (field.matrix, annotated()) {
            (_, Some(size)) if is_struct => size,
            (Some([rows, cols, orientation]), _) => {
                let (lines, width) = if orientation == ROWS_FIRST { (rows, cols) } else { (cols, rows) };
                let width = width.saturating_mul(component);
                let line = width.checked_next_multiple_of(ROW).unwrap_or(u32::MAX);
                lines.saturating_sub(1).saturating_mul(line).saturating_add(width)
            }
            _ if is_struct => 0,
            _ => component,
        }
    }

    /// No two fields lie in the same bytes.
    fn overlaps(&mut self, report: &mut Report) {
        self.ranges.sort_unstable();
        let mut last: Option<u32> = None;
        for &(begin, end) in &self.ranges {
            if last.is_some_and(|last| begin <= last) {
                report.whole(Rule::SmCBufferOffsetOverlap, &[&self.resource.label(), &begin]);
            }
            last = last.max(Some(end));
        }
    }
}
