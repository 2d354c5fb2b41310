/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Retransforming java.lang.Object changes what arrays inherit from it as well.");

/* Puts '#' in place of the text "@", if there is just one such constant. */
static int constants = -1; /* none seen yet */

static void JNICALL hook(HOOK_PARAMETERS)
{
    static const unsigned char constant[] = {1, 0, 1, '@'};
    jint place = 0;
    if (name == NULL || strcmp(name, "java/lang/Object") != 0)
        return;
    constants = 0;
    for (jint at = 0; at + (jint)sizeof constant <= readable(bytes, length); at++) {
        if (memcmp(bytes + at, constant, sizeof constant) == 0) {
            place = at;
            constants++;
        }
    }
    if (constants != 1)
        return;
    give_copy(env, bytes, length, new_bytes, new_length);
    (*new_bytes)[place + 3] = '#';
}

static const char *version(JNIEnv *jni, jobject subject, jsize index)
{
    jobject object = (*jni)->GetObjectArrayElement(jni, subject, index);
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Object"), "toString",
                                 "()Ljava/lang/String;");
    jobject text = (*jni)->CallObjectMethod(jni, object, method);
    return strchr(to_string(jni, text), '#') == NULL ? "old" : "new";
}

static void observe(JNIEnv *jni, jobject subject)
{
    static int probes;
    jclass klass = find_class(jni, "java/lang/Object");
    jboolean modifiable = JNI_FALSE;
    must(IsModifiableClass, klass, &modifiable);
    if (!modifiable)
        inapplicable("java.lang.Object is not modifiable");
    if (probes++ == 0)
        on(ClassFileLoadHook, hook);
    else
        off(ClassFileLoadHook);
    jvmtiError error = ti(RetransformClasses, 1, &klass);
    if (error == JVMTI_ERROR_NONE && constants >= 0 && constants != 1)
        inapplicable("the class file of java.lang.Object has no such constant, or several");
    say("RetransformClasses: %s%s", error_name(error),
        error == JVMTI_ERROR_NONE && constants < 0 ? ", without its hook" : "");
    say("by JNI: object %s, array %s", version(jni, subject, 0), version(jni, subject, 1));
}

TEST(.target = "redefine.Described", .probe = observe, .timeout = 60,
     .needs = {.can_retransform_classes = 1}, .wants = {.can_retransform_any_class = 1});
