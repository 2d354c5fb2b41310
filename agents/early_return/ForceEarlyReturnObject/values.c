/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnObject returns the object passed, also of a subclass or implementing class.");

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "early_return/References");
    jobject value = static_object_field(jni, klass, "value", "Ljava/lang/Object;");
    must(SuspendThread, thread);
    say("ForceEarlyReturnObject: %s",
        error_name(ti_if_able(ForceEarlyReturnObject, thread, value)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.References",
     .args = LIST("Object", "Object", "Base", "Base", "Base", "Derived", "Face", "Derived",
                  "Object", "Derived"),
     .probe = observe, .needs = {.can_force_early_return = 1, .can_suspend = 1});
