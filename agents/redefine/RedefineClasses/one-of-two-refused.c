/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses changes neither of two classes if one of them is refused.");

static void observe(JNIEnv *jni, jobject subject)
{
    struct class_bytes file = class_bytes_at(jni, subject, 1);
    const jvmtiClassDefinition definitions[] = {
        {class_of_probe(jni, subject), file.length, file.bytes},
        {find_class(jni, "redefine/Base"), file.length, file.bytes}};
    jvmtiError error = ti(RedefineClasses, 2, definitions);
    if (error == JVMTI_ERROR_NONE)
        inapplicable("the JVM refuses neither definition");
    say("RedefineClasses: %s", error_name(error));
    free(file.bytes);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
