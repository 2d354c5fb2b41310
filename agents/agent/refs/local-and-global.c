/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Functions accept local and global references and return the same results.");

static void ask(JNIEnv *jni, const char *what, jclass klass, jobject object, jthread thread)
{
    jlong tag = -77;
    jint hash = 0;
    static jint first_hash;
    say("%s: class %s, thread %s", what, class_name(klass), thread_name(thread));
    jvmtiError error = ti(GetTag, object, &tag);
    say("GetTag: %s %d", error_name(error), (int)tag);
    SAY_CALL(GetObjectHashCode, object, &hash);
    if (first_hash == 0)
        first_hash = hash;
    say("the same hash: %s", truth(hash == first_hash));
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread thread = NULL;
    jclass klass = find_class(jni, "classes/Sample");
    jobject object = (*jni)->NewStringUTF(jni, "an object");
    must(GetCurrentThread, &thread);
    set_tag(object, 77);
    ask(jni, "local", klass, object, thread);
    ask(jni, "global", (*jni)->NewGlobalRef(jni, klass), (*jni)->NewGlobalRef(jni, object),
        (*jni)->NewGlobalRef(jni, thread));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
