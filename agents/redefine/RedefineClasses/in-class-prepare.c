/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "threads.h"

TITLE("RedefineClasses succeeds in the ClassPrepare callback, before any code of the class runs.");

static struct class_bytes file;
static jthread user;

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (strcmp(class_name(klass), "Lredefine/Subject;") != 0)
        return;
    /* Where it is another one, this one may go on meanwhile. */
    if (!(*jni)->IsSameObject(jni, thread, user))
        inapplicable("the class is prepared on another thread than the one that uses it");
    const jvmtiClassDefinition definition = {klass, file.length, file.bytes};
    jvmtiError error = ti(RedefineClasses, 1, &definition);
    say("RedefineClasses: %s", error_name(error));
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (file.bytes == NULL) {
        file = class_bytes_at(jni, subject, 0);
        user = (*jni)->NewGlobalRef(jni, current_thread());
        on(ClassPrepare, prepared);
    } else {
        off(ClassPrepare);
    }
}

TEST(.target = "redefine.Reloaded", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
