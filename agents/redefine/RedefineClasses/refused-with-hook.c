/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A refused redefinition leaves the class file unchanged from which retransformation starts.");

/* Gives a copy of the class file, at loading and at each change. */
static void JNICALL copy(HOOK_PARAMETERS)
{
    if (name == NULL || strcmp(name, hook_class) != 0)
        return;
    hook_calls++;
    give_copy(env, bytes, length, new_bytes, new_length);
}

/* All changes but the last are to be refused. */
enum { CHANGES = 4 };

static int changes;
static bool differs;

static void init(JNIEnv *jni, jthread thread)
{
    on(ClassFileLoadHook, copy);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jvmtiError error = redefine(jni, subject);
    changes++;
    /* What has gone wrong already is not passed over. */
    if (error == JVMTI_ERROR_NONE && changes < CHANGES && !differs)
        inapplicable("the JVM makes a change that it may refuse");
    say("RedefineClasses: %s", error_name(error));
    must(ForceGarbageCollection);
    if (error == JVMTI_ERROR_NONE)
        return;
    hook_calls = 0;
    error = ti(RetransformClasses, 1, &klass);
    differs = differs || error != JVMTI_ERROR_NONE || hook_calls != 1;
    say("RetransformClasses: %s, hook %d", error_name(error), hook_calls);
}

TEST(.target = "redefine.Redefined",
     .args = LIST("field-added", "method-added", "interface-added", "new-bodies"), .init = init,
     .probe = observe, .timeout = 60,
     .needs = {.can_redefine_classes = 1, .can_retransform_classes = 1});
