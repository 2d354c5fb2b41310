/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_results.h"

TITLE("ForceEarlyReturnFloat passes its value to callers in compiled code.");

RETURNS_TO_COMPILED(ForceEarlyReturnFloat, "ofFloat", "()F", 2.5f);
