/* SPDX-License-Identifier: Apache-2.0 */
#include "../shared_first.h"

TITLE("A variable is set at the first location at which it is valid, whatever was in its slot.");

static void at_first(JNIEnv *jni, char type)
{
    set_shared(type, jni, 0);
}

FIRST_TEST(.cases = NULL);
