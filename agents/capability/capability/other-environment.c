/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("MUST_POSSESS_CAPABILITY is returned although another environment possesses the capability.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiEnv *bare = new_environment();
    jclass klass = find_class(jni, "assay/Probe");
    jmethodID main = static_method_id(jni, klass, "main", "([Ljava/lang/String;)V");
    jlong tag;
    jint count;
    char *name;
    unsigned char *bytecodes;
    jvmtiError error;
    if (is_case("GetTag"))
        error = ti_in(bare, GetTag, klass, &tag);
    else if (is_case("SetTag"))
        error = ti_in(bare, SetTag, klass, 7);
    else if (is_case("GetBytecodes"))
        error = ti_in(bare, GetBytecodes, main, &count, &bytecodes);
    else if (is_case("GetSourceFileName"))
        error = ti_in(bare, GetSourceFileName, klass, &name);
    else
        error = ti_in(bare, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_OBJECT_FREE, NULL);
    say("%s: %s", assay_case(), error_name(error));
}

TEST(.probe = observe,
     .needs = {.can_tag_objects = 1,
               .can_get_bytecodes = 1,
               .can_get_source_file_name = 1,
               .can_generate_object_free_events = 1},
     .batch = true,
     .cases = LIST("GetTag", "SetTag", "GetBytecodes", "GetSourceFileName",
                   "SetEventNotificationMode"));
