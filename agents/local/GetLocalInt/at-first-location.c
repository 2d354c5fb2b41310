/* SPDX-License-Identifier: Apache-2.0 */
#include "../shared_first.h"

TITLE("A variable is read at the first location at which it is valid, whatever was in its slot.");

static void at_first(JNIEnv *jni, char type)
{
    get_shared(type, jni, 0);
}

FIRST_TEST(.cases = NULL);
