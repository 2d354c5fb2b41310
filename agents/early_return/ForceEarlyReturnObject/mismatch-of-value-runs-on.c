/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A method runs on where ForceEarlyReturnObject was refused for the class of the value.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (asks_for_case(jni, thread))
        return;
    jclass klass = find_class(jni, "early_return/References");
    jobject value = static_object_field(jni, klass, "value", "Ljava/lang/Object;");
    must(SuspendThread, thread);
    if (ti_if_able(ForceEarlyReturnObject, thread, value) == JVMTI_ERROR_NONE)
        inapplicable("a value of another class is not refused");
    say("refused"); /* recommended: the call may crash */
    must(ResumeThread, thread);
}

TEST(.target = "early_return.References", .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1},
     .cases = LIST("Object-for-Base", "Other-for-Base", "Base-for-Derived", "Other-for-Face",
                   "int-array-for-Base", "Other-for-Cloneable", "Object-for-int-array",
                   "long-array-for-int-array", "int-array-array-for-int-array",
                   "int-array-for-Object-array", "Object-for-Object-array",
                   "Other-array-for-Base-array", "Base-array-for-Derived-array",
                   "Derived-array-array-for-Derived-array", "Derived-for-Derived-array"));
