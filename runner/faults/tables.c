/* SPDX-License-Identifier: Apache-2.0 */

/* The tables that the build makes of spec/ (tables.awk). */
#include "faults/faults.h"

#include "faults.inc"
