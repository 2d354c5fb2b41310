/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadInfo encodes names in modified UTF-8, with NUL and lone surrogates.");

static void observe(JNIEnv *jni, jobject threads)
{
    jint count = (*jni)->GetArrayLength(jni, threads);
    for (jint i = 0; i < count; i++) {
        jvmtiThreadInfo info = untouched_info();
        must(GetThreadInfo, (*jni)->GetObjectArrayElement(jni, threads, i), &info);
        if (i < count - 1)
            say("%s", quoted(info.name));
        else
            say("long name: %d bytes, %.28s...", (int)strlen(readable_text(info.name)),
                readable_text(info.name));
        release(info.name);
    }
}

TEST(.target = "thread.Names", .probe = observe);
