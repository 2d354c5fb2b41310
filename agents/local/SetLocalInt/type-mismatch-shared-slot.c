/* SPDX-License-Identifier: Apache-2.0 */
#include "../shared_first.h"

TITLE("SetLocal functions return TYPE_MISMATCH for a type that a shared slot has only elsewhere.");

static void at_first(JNIEnv *jni, char type)
{
    if (type != type_of_case())
        set_shared(type_of_case(), jni, 0);
}

FIRST_TEST(.cases = TYPE_CASES);
