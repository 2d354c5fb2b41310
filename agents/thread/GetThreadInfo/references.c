/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadInfo returns local references, and a newly allocated name at each call.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL)
        return;
    jvmtiThreadInfo first = untouched_info();
    jvmtiThreadInfo second = untouched_info();
    must(GetThreadInfo, NULL, &first);
    must(GetThreadInfo, NULL, &second);
    say("group: %s", truth((*jni)->GetObjectRefType(jni, first.thread_group) == JNILocalRefType));
    say("loader: %s",
        truth((*jni)->GetObjectRefType(jni, first.context_class_loader) == JNILocalRefType));
    say("another name: %s", truth(first.name != second.name));
    if (first.name == second.name)
        return;
    memset(first.name, 'x', strlen(readable_text(first.name)));
    SAY_CALL(Deallocate, (unsigned char *)first.name);
    say("name: %s", quoted(second.name));
    SAY_CALL(Deallocate, (unsigned char *)second.name);
}

TEST(.target = "thread.Named", .probe = observe);
