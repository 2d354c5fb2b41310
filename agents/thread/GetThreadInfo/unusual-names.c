/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadInfo encodes names in modified UTF-8, with NUL and lone surrogates.");

/* How many bytes of the name that thread.Names repeats are others. */
static int wrong_bytes(const char *name)
{
    int wrong = 0;
    for (int i = 0; name[i] != '\0'; i++)
        wrong += name[i] != 'a' + i % 26;
    return wrong;
}

static void observe(JNIEnv *jni, jobject threads)
{
    jint count = (*jni)->GetArrayLength(jni, threads);
    for (jint i = 0; i < count; i++) {
        jvmtiThreadInfo info = untouched_info();
        must(GetThreadInfo, (*jni)->GetObjectArrayElement(jni, threads, i), &info);
        if (i < count - 1)
            say("%s", quoted(info.name));
        else
            say("long name: %d bytes, wrong: %d", (int)strlen(readable_text(info.name)),
                wrong_bytes(readable_text(info.name)));
        release(info.name);
    }
}

TEST(.target = "thread.Names", .probe = observe);
