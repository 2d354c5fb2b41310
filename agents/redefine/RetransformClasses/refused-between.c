/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A refused retransformation leaves the class unchanged and does not affect the next one.");

static struct class_bytes wrong;

static void retransform_with(jclass klass, struct class_bytes given)
{
    hook_file = given;
    jvmtiError error = ti(RetransformClasses, 1, &klass);
    if (error == JVMTI_ERROR_NONE && given.bytes != NULL && given.bytes == wrong.bytes)
        inapplicable("the JVM makes a change that it may refuse");
    say("RetransformClasses: %s", error_name(error));
}

/* First gets the wrong class file, then a good one. */
static void observe(JNIEnv *jni, jobject subject)
{
    static const struct class_bytes none;
    jclass klass = class_of_probe(jni, subject);
    if (wrong.bytes == NULL) {
        wrong = class_bytes_at(jni, subject, 1);
        on(ClassFileLoadHook, hook_say_number);
        retransform_with(klass, wrong);
        return;
    }
    struct class_bytes good = class_bytes_at(jni, subject, 1);
    jmethodID number = static_method_id(jni, klass, "number", "()I");
    retransform_with(klass, good);
    say("number: %d", (int)(*jni)->CallStaticIntMethod(jni, klass, number));
    retransform_with(klass, wrong);
    say("number: %d", (int)(*jni)->CallStaticIntMethod(jni, klass, number));
    retransform_with(klass, none);
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.Redefined", .args = LIST("field-added", "new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
