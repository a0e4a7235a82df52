//! Locations: which element of the signatures travels where.
//!
//! In: the elements of both signatures, and of what a patch has. Out: a [`Route`] for each. What holds: what a hull shader
//! gives and a domain shader takes gets locations by name, so that the two agree whatever the order of their structures;
//! everything else, what a mesh's primitives have after what its vertices have, by order of declaration, unless the options ask
//! for names. `-pack-optimized` puts what goes between two stages into the first components that are free.

use super::builtin::built_in;
use super::mesh::primitive_built_in;
use super::{Route, is_wide, row_locations};
use crate::kinds;
use crate::lower::{Lower, Result};
use crate::module::Id;
use spirv::{BuiltIn, Decoration};
use std::ops::Range;
use trefoil_ir::{Loc, Semantic, SignatureElement, SpirvNote, SpirvSubject, Stage, Symbol, order_of_names};

/// What the two signatures are called.
const SIDES: [&str; 2] = ["input", "output"];

/// Where an element travels: its first location, and its first component there.
#[derive(Clone, Copy, Default)]
pub(super) struct Location {
    pub(super) number: u32,
    pub(super) component: u32,
}

/// The locations of a signature that are assigned so far.
#[derive(Default)]
struct Locations {
    /// Whether some element has a location by attribute.
    explicit: bool,
    /// Whether some has none.
    implicit: bool,
    /// The locations that attributes give: index, from where to where, whose.
    taken: Vec<(u32, Range<u32>, Symbol)>,
    /// The first location that is free.
    next: u32,
    /// Of a signature that is packed: the components of each location that are taken, as bits.
    packed: Vec<u8>,
}

impl Locations {
    /// The first place where the components of an element are free in all of its rows.
    fn pack(&mut self, el: &SignatureElement) -> Location {
        let wide = is_wide(el);
        let rows = el.rows.saturating_mul(row_locations(el)) as usize;
        let width = if row_locations(el) > 1 { 4 } else { u32::from(el.cols) << u32::from(wide) };
        let mask = (1u8 << width.min(4)) - 1;
        let step = if wide { 2 } else { 1 };
        let mut places = (0..).flat_map(|number| {
            (0..=4 - width.min(4)).step_by(step).map(move |component| (number, component))
        });
        let is_free = |&(number, component): &(usize, u32)| {
            let mut taken = self.packed.iter().skip(number).take(rows);
            taken.all(|bits| bits & mask << component == 0)
        };
        let (number, component) = places.find(is_free).unwrap_or_default();
        if self.packed.len() < number.saturating_add(rows) {
            self.packed.resize(number.saturating_add(rows), 0);
        }
        self.packed.iter_mut().skip(number).take(rows).for_each(|bits| *bits |= mask << component);
        Location { number: number as u32, component }
    }
}

/// An element of a side of the shader.
#[derive(Clone, Copy)]
enum Member {
    /// Of the signature.
    Element(usize),
    /// Of what a patch has.
    Patch(usize),
}

impl<'a> Lower<'a> {
    /// Gives every element of both signatures, and of what a patch has, its location.
    pub(in crate::lower) fn assign_locations(&mut self) -> Result<()> {
        for output in [false, true] {
            let mut locations = Locations::default();
            for member in self.members_of(output) {
                self.assign_location(output, member, &mut locations)?;
            }
            self.body.loc = Loc::NONE;
            if locations.explicit && locations.implicit {
                let side = SIDES[usize::from(output)];
                return self.fail(kinds::PARTIAL_LOCATIONS.with(&[&side]));
            }
        }
        Ok(())
    }

    /// The elements of a side in the order in which they get locations.
    fn members_of(&mut self, output: bool) -> Vec<Member> {
        let (entry, side) = (self.entry, usize::from(output));
        let count = self.elements(output).len();
        self.interface.start_side(side, count);
        let mut members: Vec<Member> = (0..count).map(Member::Element).collect();
        let has_patch = self.is_patch_side(output);
        if has_patch {
            self.interface.start_patch(entry.patch_constants.len());
            let patch = (0..entry.patch_constants.len()).map(Member::Patch);
            members = if self.packs(output) && self.entry.stage != Stage::Mesh {
                patch.chain(members).collect()
            } else {
                members.into_iter().chain(patch).collect()
            };
        }
        let by_name = has_patch && self.entry.stage != Stage::Mesh && !self.packs(output);
        if by_name || self.options.alphabetic_locations {
            let name = |&member: &Member| {
                let el = self.member(output, member);
                format!("{}{}", self.ctx.name(el.name), el.indices.first().copied().unwrap_or(0))
            };
            let names: Vec<String> = members.iter().map(name).collect();
            let order = order_of_names(names.iter().map(String::as_str));
            return order.into_iter().map(|place| members[place as usize]).collect();
        }
        members
    }

    /// Whether a side is packed: those that applications and render targets are bound to never are.
    fn packs(&self, output: bool) -> bool {
        let outside = if output { Stage::Pixel } else { Stage::Vertex };
        self.options.pack_locations && self.entry.stage != outside
    }

    fn member(&self, output: bool, member: Member) -> &'a SignatureElement {
        let entry = self.entry;
        match member {
            Member::Element(n) => &self.elements(output)[n],
            Member::Patch(n) => &entry.patch_constants[n],
        }
    }

    fn assign_location(&mut self, output: bool, member: Member, locations: &mut Locations) -> Result<()> {
        let el = self.member(output, member);
        self.body.loc = el.loc;
        match member {
            Member::Element(n) => {
                let route = match built_in(self.entry.stage, !output, el) {
                    Some((which @ (BuiltIn::ClipDistance | BuiltIn::CullDistance), _)) => {
                        Route::Part(which, self.distances_before(output, el))
                    }
                    Some((which, shape)) => {
                        Route::BuiltIn(which, self.interface.declared_shape(which, output).unwrap_or(shape))
                    }
                    None => Route::Location(self.location(output, subject(output, n), el, locations)?),
                };
                self.interface.routes[usize::from(output)][n] = route;
            }
            Member::Patch(_) if matches!(el.semantic, Semantic::TessFactor | Semantic::InsideTessFactor) => {}
            Member::Patch(_) if self.entry.stage == Stage::Mesh && primitive_built_in(el).is_some() => {}
            Member::Patch(n) => {
                let location = self.location(output, SpirvSubject::Patch(n as u32), el, locations)?;
                self.interface.patch_locations[n] = location;
            }
        }
        Ok(())
    }

    /// The location of an element that is no built-in.
    fn location(
        &self,
        output: bool,
        subject: SpirvSubject,
        el: &SignatureElement,
        locations: &mut Locations,
    ) -> Result<Location> {
        if self.packs(output) && el.vk_location.is_none() && !self.is_placed_by_source(subject) {
            self.check_location(output, el, 0..0, locations)?;
            return Ok(locations.pack(el));
        }
        let of_target = el.indices.first().copied().filter(|_| el.semantic == Semantic::Target);
        let decorated = self.own_decoration(subject, Decoration::Location);
        let location = decorated.or(el.vk_location).or(of_target).unwrap_or(locations.next);
        let end = location.saturating_add(el.rows.saturating_mul(row_locations(el)));
        if !self.is_placed_by_source(subject) {
            self.check_location(output, el, location..end, locations)?;
        }
        if of_target.is_none() {
            locations.next = end;
        }
        Ok(Location { number: location, component: 0 })
    }

    /// Decorates the variable of an element with its location.
    pub(super) fn decorate_location(&mut self, var: Id, location: Location) {
        self.out.decorate(var, Decoration::Location, &[location.number]);
        if location.component != 0 {
            self.out.decorate(var, Decoration::Component, &[location.component]);
        }
    }

    /// How many clip or cull distances of a side have a lower index than those of an element.
    fn distances_before(&self, output: bool, el: &SignatureElement) -> u32 {
        let before = |other: &&SignatureElement| {
            other.semantic == el.semantic && other.indices.first() < el.indices.first()
        };
        let count = |el: &SignatureElement| el.rows.saturating_mul(u32::from(el.cols));
        self.elements(output).iter().filter(before).map(count).fold(0, u32::saturating_add)
    }

    /// Whether a decoration of the source's own gives an element a location, or makes it a built-in.
    pub(in crate::lower) fn is_placed_by_source(&self, subject: SpirvSubject) -> bool {
        let has = |which| self.own_decoration(subject, which).is_some();
        has(Decoration::Location) || has(Decoration::BuiltIn)
    }

    /// The operand of a decoration of the source's own.
    fn own_decoration(&self, subject: SpirvSubject, which: Decoration) -> Option<u32> {
        self.notes_on(subject).find_map(|note| match note {
            SpirvNote::Decoration { number, operands, .. } if *number == which as u32 => {
                operands.first().copied()
            }
            _ => None,
        })
    }

    /// Errors for locations that meet, and for what two sources of one target must say.
    fn check_location(
        &self,
        output: bool,
        el: &SignatureElement,
        range: Range<u32>,
        locations: &mut Locations,
    ) -> Result<()> {
        locations.explicit |= el.vk_location.is_some();
        locations.implicit |= el.vk_location.is_none();
        match (el.vk_index, el.vk_location) {
            (Some(_), None) => {
                return self.fail(&kinds::INDEX_WITHOUT_LOCATION);
            }
            (Some(_), Some(1..)) => {
                return self.fail(&kinds::DUAL_SOURCE_LOCATION);
            }
            _ => {}
        }
        if el.vk_location.is_none() {
            return Ok(());
        }
        let index = el.vk_index.unwrap_or(0);
        let meets = |(i, r, _): &&(u32, Range<u32>, Symbol)| {
            *i == index && r.start < range.end && range.start < r.end
        };
        if let Some((_, other, name)) = locations.taken.iter().find(meets) {
            let (at, side) = (other.start.max(range.start), SIDES[usize::from(output)]);
            let name = self.ctx.name(*name);
            return self.fail(kinds::LOCATION_TAKEN.with(&[&side, &at, &name]));
        }
        locations.taken.push((index, range, el.name));
        Ok(())
    }
}

/// What decorations of an element of a signature are of.
pub(in crate::lower) fn subject(output: bool, n: usize) -> SpirvSubject {
    let at = n as u32;
    if output { SpirvSubject::Output(at) } else { SpirvSubject::Input(at) }
}
