/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses succeeds in the ClassPrepare callback, before any code of the class runs.");

static struct class_bytes file;

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (strcmp(class_name(klass), "Lredefine/Subject;") != 0)
        return;
    const jvmtiClassDefinition definition = {klass, file.length, file.bytes};
    jvmtiError error = ti(RedefineClasses, 1, &definition);
    say("RedefineClasses: %s", error_name(error));
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (file.bytes == NULL) {
        file = class_bytes_at(jni, subject, 0);
        on(ClassPrepare, prepared);
    } else {
        off(ClassPrepare);
    }
}

TEST(.target = "redefine.Reloaded", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
