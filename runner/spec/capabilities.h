/* SPDX-License-Identifier: Apache-2.0 */

/* The capabilities of spec/capabilities.tsv, by name and by bit. */
#ifndef ASSAY_SPEC_CAPABILITIES_H
#define ASSAY_SPEC_CAPABILITIES_H

#define CAPABILITY_BITS 128

/* Its number in jvmtiCapabilities, counted from the first bit; -1 if unknown. */
int capability_bit(const char *name);

/* NULL for a bit that no specification names. Lives for ever. */
const char *capability_name(unsigned bit);

#endif
