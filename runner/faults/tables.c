/* SPDX-License-Identifier: Apache-2.0 */
#include "liar.h"

#include "faults.inc"
