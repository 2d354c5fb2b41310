/* SPDX-License-Identifier: Apache-2.0 */
#include "../shared_first.h"

TITLE("A slot is not read as of a type that it has at other times, as recommended.");

static void at_first(JNIEnv *jni, char type)
{
    if (type != type_of_case())
        get_shared(type_of_case(), jni, 0);
}

FIRST_TEST(.cases = TYPE_CASES);
