/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("Exception and ExceptionCatch report an exception that native code throws by a weak reference.");

static void observe(JNIEnv *jni, jobject unused)
{
    prepare_throws(jni);
    throws.shared = (*jni)->NewWeakGlobalRef(jni, throws.shared);
    on(Exception, say_thrown);
    on(ExceptionCatch, say_caught);
}

TEST(.target = "exception.Throws", .args = LIST("native"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
