/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_results.h"

TITLE("ForceEarlyReturnLong passes its value to callers in compiled code.");

RETURNS_TO_COMPILED(ForceEarlyReturnLong, "ofLong", "()J", 0x123456789abcdef0LL);
