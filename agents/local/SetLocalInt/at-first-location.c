/* SPDX-License-Identifier: Apache-2.0 */
#include "../shared_first.h"

TITLE("SetLocalInt sets a variable at its first valid location, whatever was in the slot before.");

static void at_first(JNIEnv *jni, char type)
{
    set_shared(type, jni, 0);
}

FIRST_TEST(.cases = NULL);
