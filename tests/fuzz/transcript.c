/* SPDX-License-Identifier: Apache-2.0 */

/* What a JVM says over the channel, and on its streams. */
#include "fuzz.h"

#include "base/utf8.h"
#include "judge/result.h"
#include "match/transcript.h"

static void is_plain(const char *text)
{
    char *plain = utf8_plain(text, strlen(text));
    must(strcmp(plain, text) == 0);
    free(plain);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *bytes = fuzz_text(data, size);
    struct transcript transcript;
    transcript_read(&transcript, &(struct stream){.bytes = bytes, .length = size});
    for (size_t i = 0; i < transcript.lines.count; i++)
        is_plain(transcript.lines.items[i]);
    if (transcript.stopped != NULL)
        is_plain(transcript.stopped);
    transcript_free(&transcript);
    struct result result = {.out = {.bytes = bytes, .length = size}};
    result_cut(&result);
    result_free(&result);
    return 0;
}
