/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "threads.h"

TITLE("RedefineClasses works in a thread after it refused the same class in another.");

static void redefine_in_thread(JNIEnv *jni, void *subject)
{
    say("in another thread: %s", error_name(redefine(jni, subject)));
}

static void observe(JNIEnv *jni, jobject subject)
{
    struct class_bytes file = class_bytes_at(jni, subject, 1);
    jvmtiClassDefinition definition = {class_of_probe(jni, subject), file.length / 2, file.bytes};
    say("refused: %s", truth(ti(RedefineClasses, 1, &definition) != JVMTI_ERROR_NONE));
    free(file.bytes);
    pthread_t thread = start_attached(NULL, redefine_in_thread, (*jni)->NewGlobalRef(jni, subject));
    pthread_join(thread, NULL);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
