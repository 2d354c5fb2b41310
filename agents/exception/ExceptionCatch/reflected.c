/* SPDX-License-Identifier: Apache-2.0 */
#include "../reflected.h"

TITLE("An InvocationTargetException that is caught was reported by Exception before, as its cause was.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_wrapping("Lexception/Reflected;", "InvocationTargetException");
}

TEST(.target = "exception.Reflected", .probe = observe,
     .vm_args = LIST("-Djdk.reflect.useNativeAccessorOnly=true"),
     .needs = {.can_generate_exception_events = 1});
