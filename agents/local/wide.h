/* SPDX-License-Identifier: Apache-2.0 */

/* Objects in far slots of a method without a table of variables. The target is classfile.Wide,
 * which probes with each object, and then with null while the method waits. */
#ifndef ASSAY_LOCAL_WIDE_H
#define ASSAY_LOCAL_WIDE_H

#include "assay.h"

enum { DEPTH_WIDE = 2, WIDE_SLOTS = 7 };

static const jint wide_slots[WIDE_SLOTS] = {3, 127, 128, 129, 255, 256, 299};

#endif
