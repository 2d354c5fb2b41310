/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetThreadInfo returns a name of 70000 characters whole.");

static void observe(JNIEnv *jni, jobject unused)
{
    enum { LENGTH = 70000 };
    static char name[LENGTH + 1];
    jvmtiThreadInfo info = {0};
    jclass klass = find_class(jni, "java/lang/Thread");
    for (int i = 0; i < LENGTH; i++)
        name[i] = (char)('a' + i % 26);
    jobject thread = (*jni)->NewObject(jni, klass,
                                       method_id(jni, klass, "<init>", "(Ljava/lang/String;)V"),
                                       (*jni)->NewStringUTF(jni, name));
    no_exception(jni);
    must(GetThreadInfo, thread, &info);
    say("the same name: %s", truth(strcmp(readable_text(info.name), name) == 0));
    release(info.name);
}

TEST(.probe = observe);
