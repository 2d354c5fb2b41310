/* SPDX-License-Identifier: Apache-2.0 */
#include "../things_and_specials.h"

TITLE("IterateOverInstancesOfClass refuses a null class, an invalid filter and a null callback.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Probe");
    jvmtiError error = is_case("null-class") ? ti(IterateOverInstancesOfClass, NULL,
                                                  JVMTI_HEAP_OBJECT_EITHER, record_thing, &answer)
                       : is_case("filter-zero")
                           ? ti(IterateOverInstancesOfClass, klass, (jvmtiHeapObjectFilter)0,
                                record_thing, &answer)
                       : is_case("filter-beyond")
                           ? ti(IterateOverInstancesOfClass, klass, (jvmtiHeapObjectFilter)4,
                                record_thing, &answer)
                           : ti(IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_EITHER, NULL,
                                &answer);
    say("IterateOverInstancesOfClass: %s", error_name(error));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1}, .batch = true,
     .cases = LIST("null-class", "filter-zero", "filter-beyond", "null-callback"));
