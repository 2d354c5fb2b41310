/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses of another class succeeds in the ClassFileLoadHook callback of a load.");

static jobjectArray subject; /* global */

static void JNICALL hook(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length, const unsigned char *bytes,
                         jint *new_length, unsigned char **new_bytes)
{
    if (name != NULL && strcmp(name, "redefine/Late") == 0)
        say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

static void observe(JNIEnv *jni, jobject array)
{
    subject = (*jni)->NewGlobalRef(jni, array);
    on(ClassFileLoadHook, hook);
}

TEST(.target = "redefine.FirstUseBetween", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_all_class_hook_events = 1});
