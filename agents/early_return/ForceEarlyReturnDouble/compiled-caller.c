/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_results.h"

TITLE("ForceEarlyReturnDouble passes its value to callers in compiled code.");

RETURNS_TO_COMPILED(ForceEarlyReturnDouble, "ofDouble", "()D", -0.125);
