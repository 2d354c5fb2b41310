/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Functions of all categories treat local and global reference arguments alike.");

static void ask(const char *kind, jclass klass, jthread thread, jobject object)
{
    jint status = 0, state = 0;
    jlong tag = 0;
    char *name = NULL;
    jvmtiThreadInfo info = {0};
    say("%s", kind);
    must(GetClassSignature, klass, &name, NULL);
    must(GetClassStatus, klass, &status);
    say("class %s: %s", quoted(name), class_status(status));
    must(GetThreadState, thread, &state);
    must(GetThreadInfo, thread, &info);
    say("thread %s: alive: %s", quoted(info.name), truth((state & JVMTI_THREAD_STATE_ALIVE) != 0));
    must(GetTag, object, &tag);
    say("tag: %d", (int)tag);
    must(SetTag, object, tag + 1);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Probe");
    jthread thread = NULL;
    jobject object = (*jni)->NewStringUTF(jni, "tagged");
    must(GetCurrentThread, &thread);
    set_tag(object, 71);
    ask("local", klass, thread, object);
    ask("global", (*jni)->NewGlobalRef(jni, klass), (*jni)->NewGlobalRef(jni, thread),
        (*jni)->NewGlobalRef(jni, object));
    ask("a further local", (*jni)->NewLocalRef(jni, klass), (*jni)->NewLocalRef(jni, thread),
        (*jni)->NewLocalRef(jni, object));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
