/* SPDX-License-Identifier: Apache-2.0 */
#include "../names.h"

TITLE("GetErrorName returns the names of the error codes added with modules.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_name(26);
    say_name(72);
    say_name(80);
}

TEST(.probe = observe, .since = 11);
