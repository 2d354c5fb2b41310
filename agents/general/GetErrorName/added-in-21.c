/* SPDX-License-Identifier: Apache-2.0 */
#include "../names.h"

TITLE("GetErrorName returns the name of the error code added with virtual threads.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_name(73);
}

TEST(.probe = observe, .since = 21);
