/* SPDX-License-Identifier: Apache-2.0 */
#include "../names.h"

TITLE("The error code that came with virtual threads has its name.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_name(73);
}

TEST(.probe = observe, .since = 21);
