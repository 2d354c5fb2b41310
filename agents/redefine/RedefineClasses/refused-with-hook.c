/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefinition.h"

TITLE("Changes that are refused leave the class file alone that its retransformation begins with.");

/* Gives a copy of the class file, at loading and at each change. */
static void JNICALL copy(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length,
                         const unsigned char *bytes, jint *new_length, unsigned char **new_bytes)
{
    if (name == NULL || strcmp(name, hook_class) != 0)
        return;
    hook_calls++;
    must_in(env, Allocate, length, new_bytes);
    memcpy(*new_bytes, bytes, (size_t)length);
    *new_length = length;
}

/* All changes but the last are to be refused. */
enum { CHANGES = 4 };

static int changes;

static void init(JNIEnv *jni, jthread thread)
{
    on(ClassFileLoadHook, copy);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = (*jni)->GetObjectArrayElement(jni, subject, 0);
    jvmtiError error = redefine(jni, subject);
    changes++;
    if (error == JVMTI_ERROR_NONE && changes < CHANGES)
        inapplicable("the JVM makes a change that it may refuse");
    say("RedefineClasses: %s", error_name(error));
    must(ForceGarbageCollection);
    if (error == JVMTI_ERROR_NONE)
        return;
    hook_calls = 0;
    error = ti(RetransformClasses, 1, &klass);
    say("RetransformClasses: %s, hook %d", error_name(error), hook_calls);
}

TEST(.target = "redefine.Redefined",
     .args = LIST("field-added", "method-added", "interface-added", "new-bodies"),
     .init = init, .probe = observe, .timeout = 60,
     .needs = {.can_redefine_classes = 1, .can_retransform_classes = 1});
