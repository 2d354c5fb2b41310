/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses accepts a class that is listed twice in one call, with the effect of listing it once.");

static void observe(JNIEnv *jni, jobject subject)
{
    static bool accepted;
    jclass klass = class_of_probe(jni, subject);
    struct class_bytes one = class_bytes_at(jni, subject, 1), two = class_bytes_at(jni, subject, 1);
    const jvmtiClassDefinition definitions[] = {
        {klass, one.length, one.bytes}, {(*jni)->NewLocalRef(jni, klass), two.length, two.bytes}};
    jvmtiError error = ti(RedefineClasses, 2, definitions);
    if (error != JVMTI_ERROR_NONE && !accepted)
        inapplicable("the JVM redefines no class twice in one call");
    assay_must(assay_env, "RedefineClasses", error);
    accepted = true;
    free(one.bytes);
    free(two.bytes);
    must(ForceGarbageCollection);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies", "same", "newer-bodies"),
     .probe = observe, .needs = {.can_redefine_classes = 1});
