/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses accepts a class that is listed twice in one call, with the effect of listing it once.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    const jclass classes[] = {klass, (*jni)->NewLocalRef(jni, klass)};
    hook_file = class_bytes_at(jni, subject, 1);
    on(ClassFileLoadHook, hook_replace);
    if (ti(RetransformClasses, 2, classes) != JVMTI_ERROR_NONE)
        inapplicable("the JVM retransforms no class twice in one call");
    must(ForceGarbageCollection);
    jmethodID number = static_method_id(jni, klass, "number", "()I");
    say("hooked: number %d", (int)(*jni)->CallStaticIntMethod(jni, klass, number));
    hook_file.bytes = NULL;
    must(RetransformClasses, 2, classes);
    must(ForceGarbageCollection);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
