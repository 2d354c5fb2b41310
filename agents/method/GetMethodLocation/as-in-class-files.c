/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("The locations of each method go from zero to the last byte of its code.");

static void compare(const struct filed_method *method)
{
    if (method->code == 0)
        return;
    jlong size = pool_u4(&method->file->pool, method->code + 4);
    jlocation start = -2, end = -2;
    must(GetMethodLocation, method->id, &start, &end);
    if (start != 0 || end != size - 1)
        differs("%s: %lld to %lld, of %lld", method->name, (long long)start, (long long)end,
                (long long)size);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jvmtiJlocationFormat format = JVMTI_JLOCATION_OTHER;
    must(GetJLocationFormat, &format);
    if (format != JVMTI_JLOCATION_JVMBCI)
        inapplicable("locations are no indexes of bytecodes");
    compare_methods(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS}, .wants = {FILED_WANTS});
