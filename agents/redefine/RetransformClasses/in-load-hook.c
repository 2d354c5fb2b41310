/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses of another class succeeds in the ClassFileLoadHook callback of a load.");

static jclass subject; /* global */

static void JNICALL hook(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length, const unsigned char *bytes,
                         jint *new_length, unsigned char **new_bytes)
{
    if (name != NULL && strcmp(name, "redefine/Late") == 0)
        SAY_CALL(RetransformClasses, 1, &subject);
    hook_replace(env, jni, redefined, loader, name, domain, length, bytes, new_length, new_bytes);
}

static void observe(JNIEnv *jni, jobject array)
{
    subject = (*jni)->NewGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, array, 0));
    hook_file = class_bytes_at(jni, array, 1);
    on(ClassFileLoadHook, hook);
}

TEST(.target = "redefine.FirstUseBetween", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_generate_all_class_hook_events = 1});
