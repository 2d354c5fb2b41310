/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("GetObjectsWithTags returns objects that are only operands of calls after collections.");

enum { OPERANDS = 150 };

static int made_count;

static void observe(JNIEnv *jni, jobject made)
{
    jlong tags[OPERANDS];
    jint count = 0;
    if (made != NULL) {
        set_tag(made, ++made_count);
        return;
    }
    collect_and_refill(jni);
    for (int i = 0; i < OPERANDS; i++)
        tags[i] = i + 1;
    jvmtiError error = ti(GetObjectsWithTags, OPERANDS, tags, &count, NULL, NULL);
    say("GetObjectsWithTags: %s %d", error_name(error), (int)count);
}

TEST(.target = "classfile.Wide", .args = LIST("operands", "cold"), .probe = observe,
     .needs = {.can_tag_objects = 1});
