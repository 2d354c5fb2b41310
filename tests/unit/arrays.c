/* SPDX-License-Identifier: Apache-2.0 */

/* Arrays in the model of assay explore. */
#include "due.h"

static void test_references_have_indices(void **state)
{
    (void)state;
    static const char text[] =
        "array R1 object 3\nput R1 2 0\nlink O1 R1\n1 SetTag R1 4\n1 SetTag O1 5\n"
        "1 FollowReferences R1\n";
    assert_string_equal(answer_to(text), "NONE 4(3) [2]5");
    assert_string_equal(last_step(text)->rule, "FollowReferences.array");
}

static void test_arrays_of_primitives_have_values(void **state)
{
    (void)state;
    static const char text[] =
        "array R1 short 2\nput R1 1 7\n1 SetTag R1 4\n1 IterateThroughHeap\n";
    assert_string_equal(answer_to(text), "NONE 4(2) 4=short(0,775)");
    assert_string_equal(last_step(text)->rule, "jvmtiArrayPrimitiveValueCallback.elements");
    assert_string_equal(answer_to("array R1 float 2\nput R1 0 7\n1 FollowReferences R1\n"),
                        "NONE 0=float(7.50,0.00)");
    assert_string_equal(answer_to("array R1 byte 0\n1 SetTag R1 3\n1 IterateThroughHeap\n"),
                        "NONE 3(0)");
}

static void test_tags_of_arrays(void **state)
{
    (void)state;
    assert_string_equal(answer_to("array R2 long 1\n1 SetTag R2 4\n1 SetTag O3 4\n"
                                  "1 GetObjectsWithTags 4\n"),
                        "NONE O3 R2");
    assert_string_equal(answer_to("array R2 long 1\n1 SetTag R2 4\n2 GetTag R2\n"), "NONE 0");
}

/* Nothing is known of the array that a new one replaces. */
static void test_what_makes_no_sense(void **state)
{
    (void)state;
    assert_null(answer_to("1 GetTag R1\n"));
    assert_null(answer_to("array R1 int 2\nput R1 2 0\n"));
    assert_null(answer_to("array R1 int 2\n1 SetTag R1 1\narray R1 int 2\n"));
    assert_null(answer_to("array R1 int 2\nlink O1 R1\narray R1 int 2\n"));
    assert_null(answer_to("array R1 object 2\nput R1 0 6\narray R1 int 2\n"));
    assert_string_equal(answer_to("array R1 int 2\nlink O1 R1\nunlink O1\narray R1 int 2\n"),
                        "done");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_references_have_indices),
        cmocka_unit_test(test_arrays_of_primitives_have_values),
        cmocka_unit_test(test_tags_of_arrays),
        cmocka_unit_test(test_what_makes_no_sense),
    };
    return RUN_TESTS(tests);
}
