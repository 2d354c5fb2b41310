/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "assay.h"

TITLE("SetTag sets all 64 bits, replaces the previous tag and removes it with 0.");

static void observe(JNIEnv *jni, jobject unused)
{
    static const jlong tags[] = {1, -1, 0x0123456789abcdef, INT64_MAX, INT64_MIN, 0};
    jobject object = (*jni)->NewStringUTF(jni, "tagged");
    jobject other = (*jni)->NewStringUTF(jni, "other");
    say("untagged: %lld", (long long)tag_of(object));
    for (size_t i = 0; i < sizeof tags / sizeof tags[0]; i++) {
        jlong tag = 42;
        SAY_CALL(SetTag, object, tags[i]);
        jvmtiError error = ti(GetTag, object, &tag);
        say("GetTag: %s %lld", error_name(error), (long long)tag);
    }
    say("another object: %lld", (long long)tag_of(other));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
