/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses takes effect in the VMDeath callback.");

static jobjectArray kept;

static void observe(JNIEnv *jni, jobject subject)
{
    kept = (*jni)->NewGlobalRef(jni, subject);
}

static void death(JNIEnv *jni)
{
    jclass klass = (*jni)->GetObjectArrayElement(jni, kept, 0);
    jmethodID number = static_method_id(jni, klass, "number", "()I");
    say("RedefineClasses: %s", error_name(redefine(jni, kept)));
    say("number: %d", (int)(*jni)->CallStaticIntMethod(jni, klass, number));
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe, .death = death,
     .needs = {.can_redefine_classes = 1});
