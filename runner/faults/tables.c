/* SPDX-License-Identifier: Apache-2.0 */
#include "faults/faults.h"

#include "faults.inc"
